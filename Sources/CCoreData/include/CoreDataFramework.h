// Core Data for Objective-C apps. Its headers are in SDK/include/CoreData; nothing is imported into Swift.
#pragma once
