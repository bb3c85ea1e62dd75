#pragma once

// CoreFoundation and other C frameworks for Objective-C apps; their headers are in SDK/include. Nothing is imported
// into Swift.
