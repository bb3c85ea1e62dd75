#pragma once
#import <ImageIO/CGImageSource.h>
