#pragma once
#include <GLES/gl.h>
