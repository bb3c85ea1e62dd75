#pragma once
#include <GLES/gl.h>
#include <GLES/glext.h>
