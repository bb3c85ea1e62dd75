import AddressBookUI
import MessageUI
import UIKit

/// What can be done with a picture: it is mailed, given to a contact, used as a wallpaper, or deleted.
@MainActor final class PhotoActions: UIActionSheetDelegate {
    /// Called when the user wants the picture deleted.
    var onDelete: (() -> Void)?

    private enum Action: String {
        case mail = "Email Photo"
        case assign = "Assign to Contact"
        case wallpaper = "Use as Wallpaper"
        case delete = "Delete Photo"
    }

    private unowned let host: any PhotosHost
    private var photo: Photo?
    private weak var controller: UIViewController?
    private var sheet: UIActionSheet?

    init(of host: any PhotosHost) { self.host = host }

    func ask(_ photo: Photo, over controller: UIViewController) {
        let actions = (host.sendsMail ? [Action.mail] : []) + [.assign, .wallpaper]
        show(photo, over: controller, destructive: nil, others: actions)
    }

    func askToDelete(_ photo: Photo, over controller: UIViewController) {
        show(photo, over: controller, destructive: .delete, others: [])
    }

    private func show(_ photo: Photo, over controller: UIViewController, destructive: Action?, others: [Action]) {
        self.photo = photo
        self.controller = controller
        let sheet = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: destructive?.rawValue,
            otherButtonTitles: others.map(\.rawValue))
        sheet.actionSheetStyle = .blackTranslucent
        sheet.delegate = self
        self.sheet = sheet
        sheet.show(in: controller.view)
    }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        guard let photo, let controller, let title = actionSheet.buttonTitle(at: buttonIndex) else { return }
        switch Action(rawValue: title) {
        case .mail: mail(photo, over: controller)
        case .assign: assign(over: controller)
        case .wallpaper:
            if let image = host.photoLibrary.image(of: photo) {
                WallpaperPreviewController.show(.picture(image), over: controller, of: host)
            }
        case .delete: onDelete?()
        case nil: break
        }
    }

    private func mail(_ photo: Photo, over controller: UIViewController) {
        guard let data = host.photoLibrary.data(of: photo) else { return }
        let composer = MFMailComposeViewController()
        let kind = (photo.name as NSString).pathExtension.lowercased()
        composer.addAttachmentData(
            data, mimeType: "image/" + (kind == "jpg" ? "jpeg" : kind), fileName: photo.name)
        composer.mailComposeDelegate = self
        controller.presentModalViewController(composer, animated: true)
    }

    private func assign(over controller: UIViewController) {
        let picker = ABPeoplePickerNavigationController()
        picker.peoplePickerDelegate = self
        controller.presentModalViewController(picker, animated: true)
    }
}

extension PhotoActions: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        self.controller?.dismissModalViewController(animated: true)
    }
}

extension PhotoActions: ABPeoplePickerNavigationControllerDelegate {
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool {
        if let photo, let book = peoplePicker.addressBook, let data = contactPicture(of: photo) {
            person.setImageData(data)
            do {
                try book.save()
            } catch {
                host.log("\(error)")
            }
            host.contactsDidChange()
        }
        controller?.dismissModalViewController(animated: true)
        return false
    }

    /// Never asked: the person alone is the choice.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool { false }

    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {
        controller?.dismissModalViewController(animated: true)
    }

    /// The picture, no larger than a screen shows it.
    private func contactPicture(of photo: Photo) -> Data? {
        guard let image = host.photoLibrary.image(of: photo), image.size.width > 0, image.size.height > 0 else {
            return nil
        }
        let factor = min(1, PhotoActions.contactSide / max(image.size.width, image.size.height))
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        UIGraphicsBeginImageContextWithOptions(size, true, 1)
        defer { UIGraphicsEndImageContext() }
        image.draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImageJPEGRepresentation($0, 0.85) }
    }

    private static let contactSide: CGFloat = 320
}
