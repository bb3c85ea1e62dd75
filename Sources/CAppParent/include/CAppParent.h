#pragma once
#include "ForkedApp.h"
#include "LoadableProgram.h"
#include "NextApp.h"
#include "ProgramBeginning.h"
#include "ProgramPlace.h"
