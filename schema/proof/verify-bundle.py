#!/usr/bin/env python3
"""Verifies an evidence bundle of a Jarvin decision log (bundle-format.md) without any of Jarvin's own code.

    python3 verify-bundle.py bundle.zip [more.zip ...] [--vkey LINE] [--witness LINE]
                             [--checkpoint note.txt] [--json]

Exit code 0: every bundle is valid. 1: one is damaged or cannot be verified. 2: invalid options.
Needs Python 3.9 or later and the package `cryptography` (for Ed25519).
"""
import argparse, base64, binascii, datetime, hashlib, json, os, re, struct, sys, zlib
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

READ = ("events.ndjson", "proofs.ndjson", "checkpoint.txt", "vkey.txt")
MAX_NESTING = 200
SAFE = 2**53 - 1  # larger integers are not exact in ECMAScript
LAST_SECOND = 253402300799  # of the year 9999


class Unreadable(Exception):
    """The bundle cannot be verified: the file at fault and the reason."""


def sha256(data):
    return hashlib.sha256(data).digest()


def unbase64(text):
    """Decodes canonical base64; None for any other text."""
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (ValueError, binascii.Error):
        return None
    return data if base64.b64encode(data).decode() == text else None


def whole(value):
    """A JSON number as an exact integer; None for anything else."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if type(value) is int and abs(value) <= SAFE else None


def no_constant(name):
    raise ValueError(name + " is not JSON")


def whole_digits(digits):
    # Python refuses to read thousands of digits as an integer.
    return int(digits) if len(digits) < 20 else float(digits)


def is_too_deep(text):
    depth = 0
    for bracket in re.sub(r'"(?:[^"\\]|\\.)*"|[^][{}"]+', "", text, flags=re.DOTALL):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_NESTING:
            return True
    return False


def read_json(text):
    if text.count("{") + text.count("[") > MAX_NESTING and is_too_deep(text):
        raise ValueError("nests too deeply")
    return json.loads(text, parse_constant=no_constant, parse_int=whole_digits)


# Merkle tree (RFC 6962, section 2.1)
def leaf_of(event_hash):
    return sha256(b"\x00" + event_hash)


def node_of(left, right):
    return sha256(b"\x01" + left + right)


def split_of(count):
    """Largest power of two below the count."""
    return 1 << (count - 1).bit_length() - 1


def root_of(leaves):
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256(b"")
    middle = split_of(len(leaves))
    return node_of(root_of(leaves[:middle]), root_of(leaves[middle:]))


def proves_run(first, leaves, size, proof, root):
    """True if the proof, left to right, shows the leaves from index `first` in the tree."""
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
def read_vkey(text, kind=1):
    """Name, key id and public key of a vkey line of this kind; None if malformed."""
    match = re.fullmatch(r"[ \t\r\n]*([^\0- +]+)\+([0-9a-f]{8})\+([^\0- ]+)[ \t\r\n]*", text)
    data = match and unbase64(match[3])
    if not data or len(data) != 33 or data[0] != kind:
        return None
    key_id = sha256(match[1].encode() + b"\n" + data)[:4]
    return (match[1], key_id, data[1:]) if key_id.hex() == match[2] else None


def read_witness(text):
    """The key of a witness in the form of a vkey, whose kind is 4."""
    return read_vkey(text, 4)


def signatures_under(note, key):
    """Text of a note, and the signatures below it under this key's name and id; (None, []) if it is no note."""
    name, key_id, _ = key
    end = note.rfind("\n\n")
    if end < 0 or not note.endswith("\n"):
        return None, []
    signatures = []
    for line in note[end + 2 : -1].split("\n"):
        match = re.fullmatch(r"— ([^ ]+) ([^ ]+)", line)
        data = match and match[1] == name and unbase64(match[2])
        if data and len(data) > 4 and data[:4] == key_id:
            signatures.append(data[4:])
    return note[: end + 1], signatures


def is_signed(key, signature, message):
    try:
        Ed25519PublicKey.from_public_bytes(key[2]).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def cosigned_at(note, witness):
    """Latest time of this witness's valid cosignatures, in seconds since 1970; None if there is none (C2SP tlog-cosignature)."""
    text, signatures = signatures_under(note, witness)
    times = []
    for data in signatures:
        seconds = int.from_bytes(data[:8], "big")
        is_whole = len(data) == 72 and 0 < seconds <= LAST_SECOND
        if is_whole and is_signed(witness, data[8:], f"cosignature/v1\ntime {seconds}\n{text}".encode()):
            times.append(seconds)
    return max(times, default=None)


def open_checkpoint(note, key):
    """Size and root of a checkpoint signed by the key for the log of its own name; None otherwise."""
    text, signatures = signatures_under(note, key)
    if text is None or not all(is_signed(key, signature, text.encode()) for signature in signatures):
        return None
    name = key[0]
    origin, count, root = (text.split("\n") + ["", ""])[:3]
    root = unbase64(root)
    is_whole = re.fullmatch(r"0|[1-9][0-9]{0,14}", count) and root and len(root) == 32 and text.count("\n") > 2
    return (int(count), root) if signatures and is_whole and origin == name else None


# The zip. Python's own reader passes over bytes after the end, so two programs could see different bundles in one file.
class InvalidZip(Exception):
    """The file is not a zip, or is damaged."""


def demand(is_sound):
    if not is_sound:
        raise InvalidZip


def read_at(file, start, stop, total):
    demand(start <= stop <= total)
    file.seek(start)
    data = file.read(stop - start)
    demand(len(data) == stop - start)
    return data


def read_directory(file, total):
    """Method, checksum, packed size, size and offset of each entry, by the bytes of its name."""
    tail_start = max(0, total - 22 - 65535)
    tail = read_at(file, tail_start, total, total)
    for end in range(len(tail) - 22, -1, -1):
        if tail[end : end + 4] == b"PK\5\6" and struct.unpack_from("<H", tail, end + 20)[0] == len(tail) - end - 22:
            break
    else:
        raise InvalidZip
    count, size, start = struct.unpack_from("<HII", tail, end + 10)
    demand(start + size == tail_start + end)
    directory, at, entries = read_at(file, start, start + size, total), 0, {}
    for _ in range(count):
        demand(at + 46 <= size and directory[at : at + 4] == b"PK\1\2")
        flags, method, crc, packed, full, *lengths = struct.unpack_from("<HH4xIIIHHH", directory, at + 8)
        name = directory[at + 46 : at + 46 + lengths[0]]
        demand(name not in entries and not flags & 1)
        entries[name] = method, crc, packed, full, struct.unpack_from("<I", directory, at + 42)[0]
        at += 46 + sum(lengths)
    demand(at == size and entries and min(entry[4] for entry in entries.values()) == 0)
    return entries


def read_entry(file, total, name, entry):
    method, crc, packed, size, offset = entry
    head = read_at(file, offset, offset + 30, total)
    name_length, extra_length = struct.unpack_from("<HH", head, 26)
    start = offset + 30 + name_length
    is_same = read_at(file, offset + 30, start, total) == name
    demand(head[:4] == b"PK\3\4" and is_same and method in (0, 8))
    start += extra_length
    data = read_at(file, start, start + packed, total) if packed else b""
    if method == 8 and data:
        unpacking = zlib.decompressobj(-15)
        data = unpacking.decompress(data, size + 1)
        demand(unpacking.eof)
    demand(len(data) == size and zlib.crc32(data) == crc)
    return data


def unpack(path):
    """Content of the files that are read, by name."""
    with open(path, "rb") as file:
        total = file.seek(0, os.SEEK_END)
        entries = read_directory(file, total)
        names = [name for name in READ if name.encode() in entries]
        return {name: read_entry(file, total, name.encode(), entries[name.encode()]) for name in names}


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
    """Position, previous hash and workspace stated in an event's text; None if it is no event."""
    try:
        event = read_json(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(event, dict):
        return None
    place = whole(event.get("position")), event.get("previousHash"), event.get("workspace")
    return place if place[0] is not None and isinstance(place[1], str) and isinstance(place[2], str) else None


def first_misfit(lines, hashes, right, positions, origin):
    """Index of the first line that is not the expected event; None if all are."""
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
    """First difference between the lines and the proven hashes, and its kind."""
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


def judge(files, vkey, remembered, witnesses):
    def text_of(name):
        if name not in files:
            raise Unreadable(name, "is not in the bundle")
        try:
            return files[name].decode("utf-8")
        except UnicodeDecodeError:
            raise Unreadable(name, "is not UTF-8 text")

    key = read_vkey(text_of("vkey.txt"))
    if key is None:
        raise Unreadable("vkey.txt", "is not a public key of the form name+id+key")
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
    cosigned = []
    for witness in map(read_witness, witnesses):
        at = cosigned_at(text_of("checkpoint.txt"), witness)
        if at is None:
            raise Unreadable("checkpoint.txt", f"is not cosigned by {witness[0]}")
        cosigned.append({"name": witness[0], "at": at})
    return {"kind": "holds", "log": key[0], "size": size, "count": len(right), "isWhole": is_whole, "cosigned": cosigned}


def check(path, vkey, remembered, witnesses):
    try:
        return judge(unpack(path), vkey, remembered, witnesses)
    except Unreadable as fault:
        return {"kind": "unreadable", "file": fault.args[0], "why": fault.args[1]}
    except (InvalidZip, zlib.error):
        return {"kind": "unreadable", "file": "the bundle", "why": "is not a zip file, or is damaged"}


def sentence(verdict):
    if verdict["kind"] == "unreadable":
        return f"{verdict['file']} {verdict['why']}."
    if verdict["kind"] == "damaged":
        damage = verdict["damage"]
        up_to = damage.get("upTo")
        place = f"a position between {damage['position']} and {up_to}" if up_to else f"position {damage['position']}"
        return f"{damage['kind']} at {place}."
    events = "event" if verdict["size"] == 1 else "events"
    which = f"all {verdict['size']}" if verdict["isWhole"] else f"{verdict['count']} of {verdict['size']}"
    by = "".join(
        f" Cosigned by {one['name']} at {datetime.datetime.fromtimestamp(one['at'], datetime.timezone.utc).isoformat()}."
        for one in verdict["cosigned"]
    )
    return f"verified {which} {events} of {verdict['log']}: unchanged since signing.{by}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bundles", nargs="+")
    options.add_argument("--vkey", help="the public key that must have signed")
    options.add_argument("--witness", action="append", default=[], help="the public key of a witness who must have cosigned")
    options.add_argument("--checkpoint", help="file of an earlier signed checkpoint of the same log")
    options.add_argument("--json", action="store_true", help="print each verdict as JSON")
    asked = options.parse_args()
    if asked.vkey is not None and read_vkey(asked.vkey) is None:
        options.error("--vkey must be a public key of the form name+id+key")
    if not all(map(read_witness, asked.witness)):
        options.error("--witness must be the public key of a witness, of the form name+id+key")
    remembered = None
    try:
        if asked.checkpoint is not None:
            with open(asked.checkpoint, encoding="utf-8", newline="") as file:
                remembered = file.read()
        verdicts = [(path, check(path, asked.vkey, remembered, asked.witness)) for path in asked.bundles]
    except (OSError, UnicodeDecodeError) as fault:
        options.error(str(fault))
    for path, verdict in verdicts:
        print(json.dumps(verdict) if asked.json else f"{path}: {sentence(verdict)}")
    return 0 if all(verdict["kind"] == "holds" for _, verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
