"""Objective-C objects: their classes, instance variables as the runtime has placed them, and messages to them."""

import re

import gdb

CODES = {
    "c": "signed char", "C": "unsigned char", "B": "unsigned char", "s": "short", "S": "unsigned short", "i": "int",
    "I": "unsigned int", "l": "int", "L": "unsigned int", "q": "long", "Q": "unsigned long", "f": "float",
    "d": "double", "v": "void", "*": "char *", ":": "void *", "@": "void *", "#": "void *", "^": "void *",
    "?": "void *",
}  # fmt: skip
QUALIFIERS = "rnNoORVAj"


def is_class(type):
    """Whether a type is that of the objects of an Objective-C class."""
    if type.code != gdb.TYPE_CODE_STRUCT or not type.name:
        return False
    if type.name in ("NSObject", "NSProxy", "objc_object"):
        return True
    fields = type.fields()
    return bool(fields) and fields[0].is_base_class and is_class(fields[0].type.strip_typedefs())


def pointed_class(type):
    """The class that a type is a pointer to, None if it is anything else."""
    type = type.strip_typedefs()
    if type.code != gdb.TYPE_CODE_PTR:
        return None
    target = type.target().strip_typedefs()
    return target if is_class(target) else None


def own_class(pointer):
    """The type of the class that the object really has, if the program's debug information knows it."""
    try:
        name = class_name(pointer)
        return gdb.lookup_type(name).strip_typedefs() if name else None
    except gdb.error:
        return None


def class_name(pointer):
    """The name of an object's class, from memory."""
    word = gdb.lookup_type("unsigned long").pointer()
    isa = int(pointer.cast(word).dereference())
    # Of libobjc's class: its own class, the one above, the name.
    address = int(gdb.Value(isa + 16).cast(word).dereference())
    return gdb.Value(address).cast(gdb.lookup_type("char").pointer()).string()


def variables(type):
    """All instance variables: (owner's name, field), the root class's first."""
    for field in type.fields():
        if field.is_base_class:
            yield from variables(field.type.strip_typedefs())
        else:
            yield type.name, field


def offset(owner, field):
    """Where the runtime has placed an instance variable; None where only the debug information can tell."""
    name = "__objc_ivar_offset_value_%s.%s" % (owner, field.name)
    try:
        return int(gdb.parse_and_eval("*(int *)&'%s'" % name))
    except gdb.error:
        return None


def variable(pointer, owner, field):
    """The value of an instance variable, which can be assigned to unless it is a bit field."""
    place = offset(owner, field)
    if place is None:
        place = field.bitpos // 8
    byte = gdb.lookup_type("char").pointer()
    if not field.bitsize:
        return (pointer.cast(byte) + place).cast(field.type.pointer()).dereference()
    shift = field.bitpos % 8
    whole = int((pointer.cast(byte) + place).cast(gdb.lookup_type("unsigned long").pointer()).dereference())
    return gdb.Value((whole >> shift) & ((1 << field.bitsize) - 1)).cast(field.type)


def find_variable(pointer, name):
    """The instance variable of that name; None if the object has none that the debug information knows."""
    for type in (pointed_class(pointer.type), own_class(pointer)):
        if type is None:
            continue
        found = [(owner, field) for owner, field in variables(type) if field.name == name]
        if found:
            return variable(pointer, *found[-1])
    return None


class ObjectPrinter:
    """An object as its class's own instance variables, those of the classes above it first."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        return self.value.type.strip_typedefs().name

    def children(self):
        pointer = self.value.address
        for owner, field in variables(self.value.type.strip_typedefs()):
            yield field.name, variable(pointer, owner, field)


def printer(value):
    type = value.type.strip_typedefs()
    return ObjectPrinter(value) if value.address is not None and is_class(type) else None


def register():
    gdb.pretty_printers.insert(0, printer)


# Messages


def split_encoding(encoding):
    """The types of a method's encoding, without frame offsets."""
    types, index = [], 0
    while index < len(encoding):
        start = index
        while encoding[index] in QUALIFIERS:
            index += 1
        index = end_of_type(encoding, index)
        types.append(encoding[start:index].lstrip(QUALIFIERS))
        while index < len(encoding) and encoding[index] in "+-0123456789":
            index += 1
    return types


def end_of_type(encoding, index):
    letter = encoding[index]
    if letter == "^":
        return end_of_type(encoding, index + 1)
    if letter == "@":
        if encoding[index + 1 : index + 2] == "?":
            return index + 2
        return index + 1 if encoding[index + 1 : index + 2] != '"' else encoding.index('"', index + 2) + 1
    if letter in "{[(":
        depth = 0
        for end in range(index, len(encoding)):
            depth += encoding[end] in "{[("
            depth -= encoding[end] in "}])"
            if depth == 0:
                return end + 1
    return index + 1


def c_type(encoding):
    """The C type of an encoded one, by a name that gdb can read."""
    if encoding[:1] in ("{", "("):
        name = re.match(r"[{(](\w+)", encoding)
        return ("struct " if encoding[0] == "{" and not is_known(name.group(1)) else "") + name.group(1)
    return CODES.get(encoding[:1], "long")


def is_known(name):
    try:
        gdb.lookup_type(name)
        return True
    except gdb.error:
        return False


def keep(value):
    """A name by which an expression can refer to a value."""
    keep.count = getattr(keep, "count", 0) + 1
    name = "_verger%d" % (keep.count % 64)
    gdb.set_convenience_variable(name, value)
    return "$" + name


def string_argument(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def call(text):
    return gdb.parse_and_eval(text)


def object_type():
    """`id`, or a plain pointer where the program does not know it."""
    for name in ("id", "struct objc_object"):
        try:
            type = gdb.lookup_type(name)
            return type if name == "id" else type.pointer()
        except gdb.error:
            pass
    return gdb.lookup_type("void").pointer()


def string(text):
    """A new NSString."""
    return call("((void *(*)(const char *))verger_debug_string)(%s)" % string_argument(text)).cast(object_type())


def class_object(name):
    """The class of that name, None if there is none."""
    value = call("((void *(*)(const char *))objc_lookUpClass)(%s)" % string_argument(name))
    return value.cast(object_type()) if int(value) else None


def send(receiver, selector, arguments):
    """Sends a message; the result has the type that the method's encoding tells."""
    target = keep(receiver.cast(gdb.lookup_type("void").pointer()))
    if int(receiver) == 0:
        return gdb.Value(0).cast(object_type())
    name = keep(call("((void *(*)(const char *))sel_registerName)(%s)" % string_argument(selector)))
    encoding = call("((const char *(*)(void *, void *))verger_debug_types)(%s, %s)" % (target, name))
    if int(encoding) == 0:
        raise gdb.GdbError("%s does not respond to %s" % (class_name(receiver), selector))
    types = split_encoding(encoding.string())
    result, wanted = types[0], types[3:]
    words = [c_type(type) for type in wanted] + ["void *"] * (len(arguments) - len(wanted))
    method = keep(call("((void *(*)(void *, void *))objc_msg_lookup)(%s, %s)" % (target, name)))
    text = "((%s (*)(%s))%s)(%s)" % (
        c_type(result), ", ".join(["void *", "void *"] + words), method,
        ", ".join([target, name] + [keep(argument) for argument in arguments]),
    )  # fmt: skip
    value = call(text)
    if result.startswith(("@", "#")):
        return value.cast(object_type())
    return value


def description(pointer):
    """What the object says of itself."""
    name = keep(pointer.cast(gdb.lookup_type("void").pointer()))
    return call("((const char *(*)(void *))verger_debug_description)(%s)" % name).string(errors="replace")
