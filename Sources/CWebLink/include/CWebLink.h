#pragma once
#include "WebMessage.h"
