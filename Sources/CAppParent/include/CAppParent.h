#pragma once
#include "ForkedApp.h"
#include "LoadableProgram.h"
#include "ProgramBeginning.h"
#include "ProgramPlace.h"
