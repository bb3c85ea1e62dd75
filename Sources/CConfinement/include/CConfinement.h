#pragma once
#include "AppSandbox.h"
#include "EngineSandbox.h"
#include "FileRules.h"
#include "ScriptSandbox.h"
