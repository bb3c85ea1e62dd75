#pragma once
#import <ExternalAccessory/EAAccessory.h>
#import <ExternalAccessory/EAAccessoryManager.h>
#import <ExternalAccessory/EASession.h>
