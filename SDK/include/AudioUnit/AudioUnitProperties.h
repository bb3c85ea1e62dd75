#pragma once
#import <AudioUnit/AudioComponent.h>
