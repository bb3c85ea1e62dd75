/// The appearance state of a controller's view: off screen, appearing, on screen or disappearing.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}
