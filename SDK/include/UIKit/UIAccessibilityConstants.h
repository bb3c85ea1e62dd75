// Apple's name for a part of UIKit that is declared elsewhere here.
#pragma once
#import <UIKit/UIKit.h>
