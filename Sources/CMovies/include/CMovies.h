// Films for Objective-C apps: the movie player and the players and assets of AVFoundation. The headers are in
// SDK/include. Swift code does not import them.
#pragma once
