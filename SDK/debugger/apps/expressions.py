"""Expressions of Objective-C that gdb by itself cannot evaluate: messages, instance variables, properties, literals.

Each such part is evaluated on its own and takes its place in the text as a convenience variable; the rest is gdb's.
"""

import re

import gdb

from . import objects

NAME = re.compile(r"[A-Za-z_]\w*")
SPACE = re.compile(r"\s+")
STRING = re.compile(r'@?"(?:[^"\\]|\\.)*"')
NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?[uUlLfF]*")
# Words before a parenthesis or a name that are no value.
WORDS = {"sizeof", "unsigned", "signed", "struct", "union", "enum", "const", "int", "long", "char", "short", "float",
         "double", "void"}  # fmt: skip


def evaluate(text):
    """The value of an expression in the selected frame."""
    return gdb.parse_and_eval(translate(text))


def translate(text):
    return Reader(text).whole()


class Reader:
    def __init__(self, text):
        self.text = text
        self.place = 0

    def whole(self, ends=""):
        """Translates up to one of the characters `ends` at this level, or the end."""
        result = ""
        while self.place < len(self.text) and self.text[self.place] not in ends:
            result += self.part(result)
        return result

    def part(self, before):
        text, start = self.text, self.place
        for pattern in (SPACE, NUMBER):
            match = pattern.match(text, start)
            if match:
                self.place = match.end()
                return match.group()
        if text[start] == "$":
            match = re.compile(r"\$\w*").match(text, start)
            self.place = match.end()
            return self.followed(match.group())
        match = STRING.match(text, start)
        if match:
            self.place = match.end()
            if match.group()[0] != "@":
                return match.group()
            return self.followed(objects.keep(objects.string(unescape(match.group()[2:-1]))))
        if text[start] == "'":
            end = text.index("'", start + 1) + 1
            self.place = end
            return self.followed(text[start:end])
        if text[start] == "[" and not ends_value(before):
            return self.followed(objects.keep(self.message()))
        if text[start] == "(":
            self.place += 1
            inside = self.whole(")")
            self.place += 1
            return self.followed("(" + inside + ")", is_cast=is_type(inside))
        match = NAME.match(text, start)
        if match:
            self.place = match.end()
            return self.name(match.group())
        self.place += 1
        return text[start]

    def name(self, name):
        if name in WORDS or re.match(r"\s*\(", self.text[self.place :]):
            return name
        if name in ("nil", "Nil", "NULL"):
            return "((void *)0)"
        if name in ("YES", "NO"):
            return str(int(name == "YES"))
        if self.is_symbol(name):
            return self.followed(name)
        receiver = self.receiver()
        if receiver is not None:
            value = objects.find_variable(receiver, name)
            if value is not None:
                return self.followed(keep_place(value))
        if is_type(name):
            return name
        found = objects.class_object(name)
        return self.followed(objects.keep(found) if found is not None else name)

    @staticmethod
    def is_symbol(name):
        """Whether the frame has a variable of that name, an instance variable of self not counted."""
        try:
            symbol, is_field = gdb.lookup_symbol(name)
        except gdb.error:
            symbol, is_field = gdb.lookup_global_symbol(name), False
        return symbol is not None and not is_field and symbol.symtab is not None and not symbol.type is None and (
            symbol.is_variable or symbol.is_argument or symbol.is_function or symbol.is_constant)  # fmt: skip

    @staticmethod
    def receiver():
        try:
            value = gdb.parse_and_eval("self")
        except gdb.error:
            return None
        return value if value.type.strip_typedefs().code == gdb.TYPE_CODE_PTR else None

    def followed(self, value, is_cast=False):
        """Applies `->name`, `.name` and `[index]` behind a value where it is an object."""
        while not is_cast:
            match = re.compile(r"\s*(->|\.)\s*([A-Za-z_]\w*)").match(self.text, self.place)
            subscript = re.compile(r"\s*\[").match(self.text, self.place)
            if not match and not subscript:
                return value
            pointer = self.object(value)
            if pointer is None:
                if match:
                    value += match.group(1) + match.group(2)
                    self.place = match.end()
                    continue
                self.place = subscript.end()
                value += "[" + self.whole("]") + "]"
                self.place += 1
            elif match:
                self.place = match.end()
                value = keep_place(member(pointer, match.group(1), match.group(2)))
            else:
                self.place = subscript.end()
                index = gdb.parse_and_eval(self.whole("]"))
                self.place += 1
                value = objects.keep(element(pointer, index))
        return value

    @staticmethod
    def object(text):
        """The value of a text, if it is a pointer to an object."""
        try:
            value = gdb.parse_and_eval(text)
        except gdb.error:
            return None
        if objects.pointed_class(value.type) is None and str(value.type) not in ("id", "Class"):
            return None
        return value

    def message(self):
        """`[receiver selector]`, `[receiver first: a second: b]`."""
        self.place += 1
        self.skip_space()
        receiver = self.argument()
        selector, arguments = "", []
        while True:
            self.skip_space()
            if self.place >= len(self.text):
                raise gdb.GdbError("a message has no closing bracket")
            if self.text[self.place] == "]":
                self.place += 1
                break
            if self.text[self.place] == ",":
                self.place += 1
                arguments.append(gdb.parse_and_eval(self.argument()))
                continue
            match = re.compile(r"([A-Za-z_]\w*)?\s*(:?)").match(self.text, self.place)
            if not match.group():
                raise gdb.GdbError("cannot read the message at “%s”" % self.text[self.place :])
            self.place = match.end()
            selector += (match.group(1) or "") + match.group(2)
            if match.group(2):
                arguments.append(gdb.parse_and_eval(self.argument()))
        if receiver.strip() == "super":
            raise gdb.GdbError("messages to super cannot be sent from here")
        return objects.send(gdb.parse_and_eval(receiver), selector, arguments)

    def argument(self):
        """One value: up to the next part of the selector or the message's end."""
        result = ""
        while self.place < len(self.text) and self.text[self.place] not in "],":
            if result.strip() and ends_value(result) and re.match(r"\s*([A-Za-z_]\w*)?\s*[:\]]", self.rest()):
                break
            if result.strip() and ends_value(result) and re.match(r"\s*[A-Za-z_]\w*", self.rest()):
                break
            result += self.part(result)
        return result

    def rest(self):
        return self.text[self.place :]

    def skip_space(self):
        match = SPACE.match(self.text, self.place)
        if match:
            self.place = match.end()


def unescape(text):
    return text.encode("latin-1", "backslashreplace").decode("unicode_escape") if "\\" in text else text


def ends_value(text):
    """Whether the text ends as a value does, so that a bracket behind it is an index."""
    text = text.rstrip()
    if not text:
        return False
    if text[-1] == ")":
        return not is_type(text[text.rfind("(") + 1 : -1])
    return bool(re.match(r"[\w\]'\"$]", text[-1])) and not re.search(r"\b(sizeof|return)$", text)


def is_type(text):
    text = text.strip()
    if not re.match(r"^[A-Za-z_][\w\s*]*$", text):
        return False
    words = text.replace("*", " ").split()
    if any(word in WORDS for word in words):
        return True
    try:
        gdb.lookup_type(" ".join(words))
        return True
    except gdb.error:
        return " ".join(words) in ("id", "SEL", "Class", "BOOL")


def member(pointer, operator, name):
    if operator == "->":
        value = objects.find_variable(pointer, name)
        if value is None:
            raise gdb.GdbError("%s has no instance variable “%s”" % (objects.class_name(pointer), name))
        return value
    return objects.send(pointer, name, [])


def element(pointer, index):
    if index.type.strip_typedefs().code == gdb.TYPE_CODE_PTR:
        return objects.send(pointer, "objectForKey:", [index])
    return objects.send(pointer, "objectAtIndex:", [index])


def keep_place(value):
    """A text for the value that can be assigned to, where it is in memory."""
    if value.address is None or value.is_lazy is None:
        return objects.keep(value)
    return "(*%s)" % objects.keep(value.address)
