#!/usr/bin/env python3
"""Checks an evidence bundle of a Jarvin decision log (bundle-format.md) without any of Jarvin's own code.

    python3 verify-bundle.py bundle.zip [more.zip ...] [--vkey LINE] [--checkpoint note.txt] [--json]

Exit code 0: every bundle holds. 1: one does not, or cannot be judged. 2: the options make no sense.
Needs Python 3.9 or later and the package `cryptography`, for Ed25519 alone.
"""
import argparse, base64, binascii, hashlib, json, re, sys, zipfile
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

READ = ("events.ndjson", "proofs.ndjson", "checkpoint.txt", "vkey.txt")
SAFE = 2**53 - 1  # numbers beyond this are not exact in JSON as ECMAScript reads it


class Unreadable(Exception):
    """The bundle cannot be judged: the file at fault, and why."""


def sha256(data):
    return hashlib.sha256(data).digest()


def unbase64(text):
    """The bytes of base64 in its one canonical spelling; None for any other text."""
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (ValueError, binascii.Error):
        return None
    return data if base64.b64encode(data).decode() == text else None


def whole(value):
    """A JSON number as an exact integer; None where it is anything else."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if type(value) is int and abs(value) <= SAFE else None


def no_constant(name):
    raise ValueError(name + " is not JSON")


def read_json(text):
    return json.loads(text, parse_constant=no_constant)


# Merkle tree (RFC 6962, section 2.1)
def leaf_of(event_hash):
    return sha256(b"\x00" + event_hash)


def node_of(left, right):
    return sha256(b"\x01" + left + right)


def split_of(count):
    """The greatest power of two that is smaller than the count."""
    return 1 << (count - 1).bit_length() - 1


def root_of(leaves):
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256(b"")
    middle = split_of(len(leaves))
    return node_of(root_of(leaves[:middle]), root_of(leaves[middle:]))


def proves_run(first, leaves, size, proof, root):
    """Whether the leaves, the first at index `first`, are in the tree; `proof` goes from left to right."""
    end = first + len(leaves)
    if not leaves or end > size:
        return False
    rest = iter(proof)

    def over(start, stop):
        if stop <= first or start >= end:
            return next(rest)
        if stop - start == 1:
            return leaves[start - first]
        middle = start + split_of(stop - start)
        left = over(start, middle)
        return node_of(left, over(middle, stop))

    try:
        made = over(0, size)
    except StopIteration:
        return False
    return next(rest, None) is None and made == root


# Signed notes and checkpoints (C2SP signed-note, tlog-checkpoint)
def read_vkey(text):
    """Name, key id and public key of a vkey line; None where it is none."""
    match = re.fullmatch(r"[ \t\r\n]*([^\0- +]+)\+([0-9a-f]{8})\+([^\0- ]+)[ \t\r\n]*", text)
    data = match and unbase64(match[3])
    if not data or len(data) != 33 or data[0] != 1:
        return None
    key_id = sha256(match[1].encode() + b"\n" + data)[:4]
    return (match[1], key_id, data[1:]) if key_id.hex() == match[2] else None


def open_checkpoint(note, key):
    """Size and root that the key signed for the log of its own name; None for anything else."""
    name, key_id, public = key
    end = note.rfind("\n\n")
    if end < 0 or not note.endswith("\n"):
        return None
    text, signatures = note[: end + 1], []
    for line in note[end + 2 : -1].split("\n"):
        match = re.fullmatch(r"— ([^ ]+) ([^ ]+)", line)
        data = match and match[1] == name and unbase64(match[2])
        if data and data[:4] == key_id:
            signatures.append(data[4:])
    try:
        for signature in signatures:
            Ed25519PublicKey.from_public_bytes(public).verify(signature, text.encode())
    except (InvalidSignature, ValueError):
        return None
    origin, count, root = (text.split("\n") + ["", ""])[:3]
    root = unbase64(root)
    is_whole = re.fullmatch(r"0|[1-9][0-9]{0,14}", count) and root and len(root) == 32 and text.count("\n") > 2
    return (int(count), root) if signatures and is_whole and origin == name else None


# The files of a bundle
def read_runs(text):
    runs = []
    for line in filter(None, text.split("\n")):
        try:
            run = read_json(line)
        except (ValueError, RecursionError):
            raise Unreadable("proofs.ndjson", "contains a line that is not JSON")
        start, hashes, proof = (run.get(key) for key in ("from", "hashes", "proof")) if isinstance(run, dict) else (None,) * 3
        start = whole(start)
        is_list = isinstance(hashes, list) and isinstance(proof, list)
        if start is None or start < 1 or not is_list or not all(isinstance(one, str) for one in hashes + proof):
            raise Unreadable("proofs.ndjson", "contains a line that is not a proof")
        if not all(re.fullmatch(r"[0-9a-f]{64}", one) for one in hashes):
            raise Unreadable("proofs.ndjson", "contains a line that is not a proof")
        runs.append((start, hashes, proof))
    return runs


def place_of(line):
    """Position, hash before and workspace that the text of an event gives; None where it is no event."""
    try:
        event = read_json(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(event, dict):
        return None
    place = whole(event.get("position")), event.get("previousHash"), event.get("workspace")
    return place if place[0] is not None and isinstance(place[1], str) and isinstance(place[2], str) else None


def first_misfit(lines, hashes, right, positions, origin):
    """The index of the first line that is not the event it should be; None where each of them is."""
    places = [place_of(line) for line in lines]
    unlinked = None
    for index in range(1, len(lines)):
        here, before = (places[at][0] if places[at] else 0 for at in (index, index - 1))
        if here == before + 1 and (not places[index] or places[index][1] != hashes[index - 1]):
            unlinked = index
            break
    for index in range(max(len(hashes), len(right))):
        if hashes[index : index + 1] != right[index : index + 1] or index == unlinked:
            return index
        if (places[index][0] if places[index] else 0) != positions[index]:
            return index
    is_one_log = all("jarvin/" + (place[2] if place else "") == origin for place in places)
    return None if is_one_log else 0


def first_difference(right, found):
    """Where the lines first differ from the hashes that are proven, and what was done there."""
    index = next((at for at, one in enumerate(right) if found[at : at + 1] != [one]), None)
    if index is None:
        return (len(right), "inserted") if len(found) > len(right) else None
    if index >= len(found):
        return index, "tail cut"
    is_home = found[index] in right[index:]
    is_further = right[index] in found[index:]
    if is_home and is_further and len(found) == len(right):
        return index, "swapped"
    if is_further and not (len(found) < len(right) and is_home):
        return index, "inserted"
    return index, "removed" if is_home else "changed"


def rechained(position, up_to):
    return {"kind": "damaged", "damage": {"position": position, "kind": "rechained", **({"upTo": up_to} if up_to > position else {})}}


def judge(files, vkey, remembered):
    def text_of(name):
        if name not in files:
            raise Unreadable(name, "is not in the bundle")
        try:
            return files[name].decode("utf-8")
        except UnicodeDecodeError:
            raise Unreadable(name, "is not UTF-8 text")

    key = read_vkey(text_of("vkey.txt"))
    if key is None:
        raise Unreadable("vkey.txt", "is not a public key in vkey form")
    if vkey is not None and read_vkey(vkey) != key:
        raise Unreadable("vkey.txt", "is not the key you expect")
    signed = open_checkpoint(text_of("checkpoint.txt"), key)
    if signed is None:
        raise Unreadable("checkpoint.txt", "is not signed by the key")
    size, root = signed
    right, positions, last = [], [], 0
    for start, hashes, proof in read_runs(text_of("proofs.ndjson") if "proofs.ndjson" in files else ""):
        leaves = [leaf_of(bytes.fromhex(one)) for one in hashes]
        path = [unbase64(one) for one in proof]
        is_path = all(one is not None and len(one) == 32 for one in path)
        if not is_path or start <= last or not proves_run(start - 1, leaves, size, path, root):
            return rechained(start, max(size, start + len(hashes) - 1))
        last = start + len(hashes) - 1
        right += hashes
        positions += range(start, last + 1)
    lines = files.get("events.ndjson", b"").split(b"\n")
    lines = lines if lines[-1] else lines[:-1]
    found = [sha256(one).hex() for one in lines]
    misfit = first_misfit(lines, found, right, positions, key[0])
    if misfit is not None:
        index, kind = first_difference(right, found) or (misfit, "changed")
        position = positions[index] if index < len(positions) else (positions[-1] if positions else 0) + 1
        return {"kind": "damaged", "damage": {"position": position, "kind": kind}}
    is_whole = len(right) == size
    if is_whole and remembered is not None:
        earlier = open_checkpoint(remembered, key)
        if earlier is None:
            raise Unreadable("the remembered checkpoint", "is not signed by the key of this log")
        if earlier[0] > size:
            return {"kind": "damaged", "damage": {"position": size + 1, "kind": "tail cut"}}
        if root_of([leaf_of(bytes.fromhex(one)) for one in right[: earlier[0]]]) != earlier[1]:
            return rechained(1, earlier[0])
    return {"kind": "holds", "log": key[0], "size": size, "count": len(right), "isWhole": is_whole}


def check(path, vkey, remembered):
    try:
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            names = [entry.filename for entry in entries]
            if not names or len(set(names)) < len(names) or min(entry.header_offset for entry in entries) != 0:
                raise zipfile.BadZipFile
            files = {name: archive.read(name) for name in READ if name in names}
        return judge(files, vkey, remembered)
    except Unreadable as fault:
        return {"kind": "unreadable", "file": fault.args[0], "why": fault.args[1]}
    except (zipfile.BadZipFile, zipfile.zlib.error, EOFError, NotImplementedError, RuntimeError):
        return {"kind": "unreadable", "file": "the bundle", "why": "is not a zip file, or is damaged"}


def sentence(verdict):
    if verdict["kind"] == "unreadable":
        return f"{verdict['file']} {verdict['why']}."
    if verdict["kind"] == "damaged":
        damage = verdict["damage"]
        up_to = damage.get("upTo")
        place = f"a position from {damage['position']} to {up_to}" if up_to else f"position {damage['position']}"
        return f"{damage['kind']} at {place}."
    events = "event" if verdict["size"] == 1 else "events"
    which = f"all {verdict['size']}" if verdict["isWhole"] else f"{verdict['count']} of {verdict['size']}"
    return f"verified {which} {events} of {verdict['log']}: unchanged since they were signed."


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bundles", nargs="+")
    options.add_argument("--vkey", help="the public key that must have signed")
    options.add_argument("--checkpoint", help="file of an earlier signed checkpoint of the same log")
    options.add_argument("--json", action="store_true", help="print each verdict as JSON")
    asked = options.parse_args()
    if asked.vkey is not None and read_vkey(asked.vkey) is None:
        options.error("the value of --vkey is not a public key in vkey form")
    remembered = None
    try:
        if asked.checkpoint is not None:
            with open(asked.checkpoint, encoding="utf-8", newline="") as file:
                remembered = file.read()
        verdicts = [(path, check(path, asked.vkey, remembered)) for path in asked.bundles]
    except (OSError, UnicodeDecodeError) as fault:
        options.error(str(fault))
    for path, verdict in verdicts:
        print(json.dumps(verdict) if asked.json else f"{path}: {sentence(verdict)}")
    return 0 if all(verdict["kind"] == "holds" for _, verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
