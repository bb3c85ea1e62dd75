"""Drives Examples/Contacts on a booted device with Appium's client.

booted_appium.py ADDRESS APP: the server's address and the path of Contacts.app. A device must be booted.
"""
import sys

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common import exceptions

from checks import Checks, count_commands


def make(address, **capabilities):
    options = XCUITestOptions()
    for name, value in {"udid": "auto", **capabilities}.items():
        options.set_capability("appium:" + name, value)
    return webdriver.Remote(address, options=options)


def first(checks, driver):
    driver.implicitly_wait(10)
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Contacts").click()
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "John Backus").click()
    checks.true("the row opens", driver.find_element(AppiumBy.NAME, "Info").is_displayed())
    driver.set_location(48.85, 2.35)
    checks.equal("location", driver.location["latitude"], 48.85)
    driver.set_clipboard_text("from the test")
    checks.equal("clipboard", driver.get_clipboard_text(), "from the test")
    checks.true("a picture", len(driver.get_screenshot_as_png()) > 1000)
    driver.orientation = "LANDSCAPE"
    checks.equal("turned", driver.get_window_size(), {"width": 480, "height": 320})
    driver.orientation = "PORTRAIT"
    checks.equal("state", driver.query_app_state(driver.capabilities["appium:bundleId"]), 4)
    checks.equal("time is the machine's", driver.capabilities["verger:virtualTime"], False)


def second(checks, driver):
    """Another session finds the app as the first one has left it."""
    driver.implicitly_wait(10)
    checks.true("still there", driver.find_element(AppiumBy.NAME, "Info").is_displayed())
    driver.back()
    checks.true("back", driver.find_element(AppiumBy.ACCESSIBILITY_ID, "John Backus").is_displayed())


def main():
    address, app = sys.argv[1:]
    checks = Checks()
    driver = make(address, app=app)
    sent = count_commands(driver)
    checks.section(first, driver)
    checks.raises("one session at a time", exceptions.SessionNotCreatedException, lambda: make(address))
    identifier = driver.capabilities["appium:bundleId"]
    driver.quit()
    driver = make(address, bundleId=identifier)
    checks.section(second, driver)
    driver.quit()
    checks.raises(
        "without the token", exceptions.WebDriverException, lambda: make(address.rsplit("/", 1)[0], app=app))
    checks.finish(f"{len(sent)} kinds, {sum(sent.values())}")


main()
