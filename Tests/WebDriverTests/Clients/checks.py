"""Checks that go on after a failure, and say in the end how many held."""
import sys
import traceback


class Checks:
    def __init__(self):
        self.count = 0
        self.failures = []

    def equal(self, name, found, wanted):
        self.count += 1
        if found != wanted:
            self.failures.append(f"{name}: {found!r} instead of {wanted!r}")

    def true(self, name, found):
        self.count += 1
        if not found:
            self.failures.append(f"{name}: {found!r}")

    def raises(self, name, kind, action):
        """The action raises that exception, and no other."""
        self.count += 1
        try:
            action()
        except Exception as error:
            if type(error) is not kind:
                self.failures.append(f"{name}: {type(error).__name__} instead of {kind.__name__}: {error}")
        else:
            self.failures.append(f"{name}: no {kind.__name__}")

    def section(self, action, *arguments):
        try:
            action(self, *arguments)
        except Exception:
            self.failures.append(f"{action.__name__}: {traceback.format_exc()}")

    def finish(self, commands):
        for failure in self.failures:
            print("FAILED", failure)
        print(f"{self.count} checks, {commands} commands, {len(self.failures)} failures")
        sys.exit(1 if self.failures else 0)


def count_commands(driver):
    """Counts the kinds of commands that a driver sends, and how often."""
    sent = {}
    execute = driver.command_executor.execute

    def counting(command, parameters):
        name = command
        if "script" in (parameters or {}):
            name = str(parameters["script"])[:40]
        sent[name] = sent.get(name, 0) + 1
        return execute(command, parameters)

    driver.command_executor.execute = counting
    return sent
