#include "CFrameCodec.h"
