#pragma once
#import <ImageIO/CGImageDestination.h>
#import <ImageIO/CGImageProperties.h>
#import <ImageIO/CGImageSource.h>
#import <ImageIO/ImageIOBase.h>
