/// Where a controller's view is between being off and on screen.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}
