#pragma once

// What the Swift side of the bridge sees of Objective-C: objects, selectors, classes and methods are opaque pointers.
#include "Accessibility.h"
#include "Application.h"
#include "Classes.h"
#include "Coders.h"
#include "Diagnostics.h"
#include "Messages.h"
#include "Nibs.h"
#include "Shells.h"
#include "Structures.h"
#include "Texts.h"
