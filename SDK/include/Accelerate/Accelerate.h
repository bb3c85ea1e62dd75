#pragma once
#import <vImage/vImage.h>
#import <vecLib/vecLib.h>
