// Core Data for Objective-C apps. Its headers are those of the SDK (SDK/include/CoreData); Swift sees none of this.
#pragma once
