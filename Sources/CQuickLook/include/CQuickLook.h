// QuickLook for Objective-C apps: previews of pictures, texts and PDF documents. The headers are in SDK/include. Swift code does
// not import them.
#pragma once
