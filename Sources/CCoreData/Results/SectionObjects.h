#pragma once
#import <Foundation/Foundation.h>

/// A part of an array that does not ask for the objects before somebody asks for them: those of a batch stay unread.
NSArray *section_objects(NSArray *all, NSRange range);
