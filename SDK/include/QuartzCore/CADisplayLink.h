#pragma once
#import <UIKit/CADisplayLink.h>
