// What subclasses of gesture recognizers override and set is declared with the class.
#pragma once
#import <UIKit/UIKit.h>
