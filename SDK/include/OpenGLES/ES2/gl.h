#pragma once
#include <GLES2/gl2.h>
