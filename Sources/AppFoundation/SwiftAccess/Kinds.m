#include "FoundationObjects.h"
#include "Shells.h"
#import <Foundation/Foundation.h>

FoundationKind foundation_kind(void *pointer) {
    id object = (id)pointer;
    if (object_is_shell(pointer)) return FoundationKindShell;
    if ([object isKindOfClass:[NSString class]]) {
        return [object isKindOfClass:[NSMutableString class]] ? FoundationKindObject : FoundationKindString;
    }
    if ([object isKindOfClass:[NSNumber class]]) return FoundationKindNumber;
    if ([object isKindOfClass:[NSValue class]]) return FoundationKindValue;
    if ([object isKindOfClass:[NSArray class]]) {
        return [object isKindOfClass:[NSMutableArray class]] ? FoundationKindObject : FoundationKindArray;
    }
    if ([object isKindOfClass:[NSDictionary class]]) {
        return [object isKindOfClass:[NSMutableDictionary class]] ? FoundationKindObject : FoundationKindDictionary;
    }
    if ([object isKindOfClass:[NSSet class]]) {
        return [object isKindOfClass:[NSMutableSet class]] ? FoundationKindObject : FoundationKindSet;
    }
    if ([object isKindOfClass:[NSData class]]) {
        return [object isKindOfClass:[NSMutableData class]] ? FoundationKindObject : FoundationKindData;
    }
    if ([object isKindOfClass:[NSDate class]]) return FoundationKindDate;
    if ([object isKindOfClass:[NSURL class]]) return FoundationKindURL;
    if ([object isKindOfClass:[NSIndexPath class]]) return FoundationKindIndexPath;
    if ([object isKindOfClass:[NSIndexSet class]]) {
        return [object isKindOfClass:[NSMutableIndexSet class]] ? FoundationKindObject : FoundationKindIndexSet;
    }
    if ([object isKindOfClass:[NSTimeZone class]]) return FoundationKindTimeZone;
    if ([object isKindOfClass:[NSLocale class]]) return FoundationKindLocale;
    if ([object isKindOfClass:[NSCalendar class]]) return FoundationKindCalendar;
    if ([object isKindOfClass:[NSError class]]) return FoundationKindError;
    if ([object isKindOfClass:[NSNull class]]) return FoundationKindNull;
    return FoundationKindObject;
}

bool foundation_is(void *pointer, FoundationKind kind) {
    id object = (id)pointer;
    switch (kind) {
    case FoundationKindShell: return object_is_shell(pointer);
    case FoundationKindString: return [object isKindOfClass:[NSString class]];
    case FoundationKindNumber: return [object isKindOfClass:[NSNumber class]];
    case FoundationKindValue: return [object isKindOfClass:[NSValue class]];
    case FoundationKindArray: return [object isKindOfClass:[NSArray class]];
    case FoundationKindDictionary: return [object isKindOfClass:[NSDictionary class]];
    case FoundationKindSet: return [object isKindOfClass:[NSSet class]];
    case FoundationKindData: return [object isKindOfClass:[NSData class]];
    case FoundationKindDate: return [object isKindOfClass:[NSDate class]];
    case FoundationKindURL: return [object isKindOfClass:[NSURL class]];
    case FoundationKindIndexPath: return [object isKindOfClass:[NSIndexPath class]];
    case FoundationKindIndexSet: return [object isKindOfClass:[NSIndexSet class]];
    case FoundationKindTimeZone: return [object isKindOfClass:[NSTimeZone class]];
    case FoundationKindLocale: return [object isKindOfClass:[NSLocale class]];
    case FoundationKindCalendar: return [object isKindOfClass:[NSCalendar class]];
    case FoundationKindError: return [object isKindOfClass:[NSError class]];
    case FoundationKindNull: return [object isKindOfClass:[NSNull class]];
    case FoundationKindObject: return true;
    }
    return false;
}
