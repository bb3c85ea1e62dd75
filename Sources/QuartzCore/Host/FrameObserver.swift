/// An object that is called before the layers of each frame are laid out.
package protocol FrameObserver: AnyObject {
    /// Called with the time of the frame. Changes made here are part of it.
    func frameWillRender(at time: CFTimeInterval)
}
