// Nothing here is called by other modules: apps find the functions and classes by their names.
#pragma once
