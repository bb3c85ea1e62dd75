#pragma once

struct module;

/// Loads all modules of the program, and sends its classes +load, before any constructor of the program runs.
void program_modules_load(void);

/// The same for a library that is being loaded.
/// - part: an address in the library.
void bundle_modules_load(const void *part);

/// True for a module that was loaded in this way, before its own constructor runs.
bool program_module_is_loaded(const struct module *module);
