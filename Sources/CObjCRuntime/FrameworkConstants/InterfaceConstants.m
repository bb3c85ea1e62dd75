// Constants of UIKit that the generator does not make from a Swift declaration.

#import <Foundation/Foundation.h>

const double UIWindowLevelNormal = 0;
const double UIWindowLevelStatusBar = 1000;
const double UIWindowLevelAlert = 2000;

NSString *const UINibExternalObjects = @"UINibExternalObjects";
NSString *const UINibProxiedObjectsKey = @"UINibProxiedObjectsKey";

const NSUInteger UIBackgroundTaskInvalid = 0;
const NSTimeInterval UIMinimumKeepAliveTimeout = 600;
const double UITableViewAutomaticDimension = -1;
NSString *const UIViewControllerHierarchyInconsistencyException = @"UIViewControllerHierarchyInconsistency";
