// SenTestingKit, the framework that apps of the time have their unit tests in. Its headers are those of the SDK
// (SDK/include/SenTestingKit); Swift sees only how an app's tests begin.
#pragma once

/// When the environment names a bundle of tests (VERGER_TEST_BUNDLE), waits until the app is launched, runs its tests,
/// and ends the app with status 0 if all of them pass and 1 if not.
void tests_wait_for_launch(void);
