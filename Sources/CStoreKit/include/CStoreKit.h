// StoreKit for Objective-C apps: products, payments and transactions, with the device's shop. The headers are in
// SDK/include. Swift code does not import them.
#pragma once
