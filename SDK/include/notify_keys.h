// Names that the device's own programs post.
#pragma once
#define kNotifyASLDBUpdate "com.apple.system.logger.message"
