#pragma once

struct module;

/// Looks at the methods of the classes and categories that a module of the app has brought, once they are loaded: those
/// whose numbers may have another width than the frameworks' are noted, and overrides of members of framework classes
/// take and return what these do from now on.
void number_conversion_examine(struct module *module);
