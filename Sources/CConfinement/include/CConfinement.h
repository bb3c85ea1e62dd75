#pragma once
#include "AppSandbox.h"
#include "FileRules.h"
#include "ScriptSandbox.h"
