// Sound for Objective-C apps: players, sessions, queues and files. The headers are in SDK/include. Swift code does not
// import them.
#pragma once
