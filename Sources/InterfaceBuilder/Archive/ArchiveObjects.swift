/// The objects of an archive, which refer to each other in circles. They let go of each other with the last copy of their document.
final class ArchiveObjects {
    var objects: [InterfaceObject] = []

    deinit {
        for object in objects {
            object.properties = []
            object.children = []
        }
    }
}
