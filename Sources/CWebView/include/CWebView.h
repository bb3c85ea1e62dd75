#pragma once
// The classes are found by their names at run time; their headers are in SDK/include.
