// Shorter names of vDSP's functions, which the phone does not have.
#pragma once
#include <vecLib/vDSP.h>
