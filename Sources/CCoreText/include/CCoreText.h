// Core Text for Objective-C apps: fonts, paragraph styles, lines and frames of text. The headers are in SDK/include. Swift
// code does not import them.
#pragma once
