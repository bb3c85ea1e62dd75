"""`po`, `p` with Objective-C, and `run`."""

import re

import gdb

from . import expressions, objects, session, swift


class PrintObject(gdb.Command):
    """po EXPRESSION: what an object says of itself.

    [receiver message:argument], self.property, self->variable, @"text", array[0] and dictionary[@"key"] may be in it."""

    def __init__(self):
        super().__init__("po", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, text, _):
        if not text.strip():
            raise gdb.GdbError("po EXPRESSION")
        if swift.is_selected():
            print(swift.description(text))
            return
        value = expressions.evaluate(text)
        type = value.type.strip_typedefs()
        if type.code == gdb.TYPE_CODE_STRUCT and objects.is_class(type) and value.address is not None:
            value, type = value.address, value.address.type
        if type.code == gdb.TYPE_CODE_PTR and (
            objects.pointed_class(value.type) is not None or str(value.type) in ("id", "Class", "void *")
            or str(type.target()) == "struct objc_object"
        ):  # fmt: skip
            print(objects.description(value))
        else:
            print(value)


class Print(gdb.Command):
    """print[/FORMAT] EXPRESSION: as gdb's own, with Objective-C in the expression.

    Instance variables are where the runtime has placed them. Options of gdb's print are not taken: use `output`."""

    def __init__(self):
        super().__init__("print", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, text, _):
        format = re.match(r"/(\w+)\s*", text)
        rest = text[format.end() :] if format else text
        if not rest.strip():
            raise gdb.GdbError("print EXPRESSION")
        value = swift.value(rest) if swift.is_selected() else expressions.evaluate(rest)
        if value.type.strip_typedefs().code == gdb.TYPE_CODE_VOID:
            return
        number = gdb.add_history(value)
        letters = format.group(1) if format else ""
        shown = value.format_string(format=letters[-1]) if letters else value.format_string()
        print("$%s = %s" % (number, shown))


class Run(gdb.Command):
    """run: lets the app go on from where it stands still."""

    has_run = False

    def __init__(self, name):
        super().__init__(name, gdb.COMMAND_RUNNING)

    def invoke(self, _, __):
        if Run.has_run:
            raise gdb.GdbError("The app runs already. To start it once more: quit, and verger debug.")
        Run.has_run = True
        gdb.execute("continue")


def register():
    PrintObject()
    Print()
    for name in ("run", "start"):
        Run(name)
    session.Attach()
