#pragma once

struct module;

/// Examines the methods of a module of the app once its classes and categories are loaded: methods whose numbers may
/// have another width than the frameworks expect are noted, and overrides of members of framework classes are replaced
/// by closures with the widths of the frameworks.
void number_conversion_examine(struct module *module);
