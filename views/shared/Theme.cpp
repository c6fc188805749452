// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/Theme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <QWidget>

#include <cmath>

namespace warpgrain::views {

namespace {

struct PaletteColours {
  QColor window, base, alternate, text, button, disabled, highlight, highlightedText, link, visited, toolTip;
};

QPalette paletteOf(const PaletteColours &colours) {
  QPalette palette(colours.button, colours.window);
  palette.setColor(QPalette::Window, colours.window);
  palette.setColor(QPalette::WindowText, colours.text);
  palette.setColor(QPalette::Base, colours.base);
  palette.setColor(QPalette::AlternateBase, colours.alternate);
  palette.setColor(QPalette::Text, colours.text);
  palette.setColor(QPalette::PlaceholderText, colours.disabled);
  palette.setColor(QPalette::Button, colours.button);
  palette.setColor(QPalette::ButtonText, colours.text);
  palette.setColor(QPalette::BrightText, colours.text);
  palette.setColor(QPalette::Highlight, colours.highlight);
  palette.setColor(QPalette::HighlightedText, colours.highlightedText);
  palette.setColor(QPalette::Link, colours.link);
  palette.setColor(QPalette::LinkVisited, colours.visited);
  palette.setColor(QPalette::ToolTipBase, colours.toolTip);
  palette.setColor(QPalette::ToolTipText, colours.text);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, colours.disabled);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.button);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colours.disabled);
  return palette;
}

QPalette lightPalette() {
  return paletteOf({.window = QColor(0xf3f4f6),
                    .base = QColor(0xffffff),
                    .alternate = QColor(0xf7f8fa),
                    .text = QColor(0x1f2328),
                    .button = QColor(0xe9ebef),
                    .disabled = QColor(0x5f6672),
                    .highlight = QColor(0x2563a8),
                    .highlightedText = QColor(0xffffff),
                    .link = QColor(0x0b5394),
                    .visited = QColor(0x6b3fa0),
                    .toolTip = QColor(0xffffff)});
}

QPalette darkPalette() {
  return paletteOf({.window = QColor(0x25282d),
                    .base = QColor(0x1c1e22),
                    .alternate = QColor(0x212429),
                    .text = QColor(0xe4e6ea),
                    .button = QColor(0x343840),
                    .disabled = QColor(0x959ba6),
                    .highlight = QColor(0x2f6db5),
                    .highlightedText = QColor(0xffffff),
                    .link = QColor(0x79b8ff),
                    .visited = QColor(0xc4a5f5),
                    .toolTip = QColor(0x343840)});
}

/// White on black, with what is chosen in yellow: for those who see little.
QPalette contrastPalette() {
  QPalette palette = paletteOf({.window = QColor(Qt::black),
                                .base = QColor(Qt::black),
                                .alternate = QColor(0x161616),
                                .text = QColor(0xffffff),
                                .button = QColor(0x1c1c1c),
                                .disabled = QColor(0xb4b4b4),
                                .highlight = QColor(0xffe600),
                                .highlightedText = QColor(Qt::black),
                                .link = QColor(0x8fd3ff),
                                .visited = QColor(0xdcc4ff),
                                .toolTip = QColor(Qt::black)});
  // Frames that Fusion derives from the window's colour would be black on black.
  palette.setColor(QPalette::Light, QColor(0xffffff));
  palette.setColor(QPalette::Midlight, QColor(0xc8c8c8));
  palette.setColor(QPalette::Mid, QColor(0x8c8c8c));
  palette.setColor(QPalette::Dark, QColor(0x8c8c8c));
  return palette;
}

ThemeColours lightColours() {
  return {.legal = QColor(0x1a6e2e),
          .legalIf = QColor(0x7a5200),
          .illegal = QColor(0xb3202a),
          .unknown = QColor(0x5a4a9c),
          .error = QColor(0xb3202a),
          .warning = QColor(0x7a5200),
          .note = QColor(0x0b5394),
          .addedLine = QColor(0xe3f6e6),
          .removedLine = QColor(0xfde8e8),
          .changedLine = QColor(0xfdf4d8),
          .noLine = QColor(0xeceef1),
          .addedText = QColor(0xaee5b8),
          .removedText = QColor(0xf7bcbc),
          .changedText = QColor(0xf3d67a),
          .better = QColor(0x1a6e2e),
          .worse = QColor(0xb3202a),
          .faint = QColor(0x5c6370),
          .grid = QColor(0xd5d9df),
          .focus = QColor(0x2563a8),
          .series = {QColor(0x1f5fa8), QColor(0xb3480b), QColor(0x1a7a3c), QColor(0x8a2d8f), QColor(0x9c1c2e),
                     QColor(0x0a7580), QColor(0x6b5b00), QColor(0x5a4a9c)}};
}

ThemeColours darkColours() {
  // Green with some blue: to those who see no red, the one of a leaf looks as the red beside it.
  return {.legal = QColor(0x5fd8b8),
          .legalIf = QColor(0xf0c050),
          .illegal = QColor(0xff8a8a),
          .unknown = QColor(0xbfaefc),
          .error = QColor(0xff8a8a),
          .warning = QColor(0xf0c050),
          .note = QColor(0x79b8ff),
          .addedLine = QColor(0x1d3527),
          .removedLine = QColor(0x43262a),
          .changedLine = QColor(0x3b3420),
          .noLine = QColor(0x2a2d33),
          .addedText = QColor(0x2c6140),
          .removedText = QColor(0x7a343b),
          .changedText = QColor(0x6a5a22),
          .better = QColor(0x5fd8b8),
          .worse = QColor(0xff8a8a),
          .faint = QColor(0xa2a9b5),
          .grid = QColor(0x41464f),
          .focus = QColor(0x79b8ff),
          .series = {QColor(0x6cb2ff), QColor(0xffa45c), QColor(0x6cd58a), QColor(0xe59aea), QColor(0xff8a8a),
                     QColor(0x5fd3df), QColor(0xe0cc5a), QColor(0xbfaefc)}};
}

/// A channel of a colour as light, WCAG 2.1.
double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Half ink, half ground: it is seen on either.
QColor fieldFrame(const QPalette &palette, bool isEnabled) {
  const QColor ink = palette.color(QPalette::Active, QPalette::WindowText);
  const QColor ground = palette.color(QPalette::Active, QPalette::Window);
  const double share = isEnabled ? 0.5 : 0.3; // of the ink
  const auto mixed = [share](float a, float b) { return static_cast<float>(share * a + (1 - share) * b); };
  return QColor::fromRgbF(mixed(ink.redF(), ground.redF()), mixed(ink.greenF(), ground.greenF()),
                          mixed(ink.blueF(), ground.blueF()));
}

/// Fusion with a frame around fields that can be seen on dark ground: Fusion takes a darker shade of the ground for it.
class FramedFusion : public QProxyStyle {
public:
  FramedFusion() : QProxyStyle(QStringLiteral("fusion")) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit) drawFrame(*option, *painter);
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                          const QWidget *widget) const override {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox) drawFrame(*option, *painter);
  }

private:
  static void drawFrame(const QStyleOption &option, QPainter &painter) {
    if (option.state & State_HasFocus) return; // Fusion frames it
    const bool isEnabled = option.state & State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(fieldFrame(option.palette, isEnabled));
    constexpr double half = 0.5; // of the pen
    painter.drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), 2, 2);
    painter.restore();
  }
};

/// Sets Fusion, with frames or without, or the desktop's own style.
void setStyle(ColourScheme scheme, const QString &systemStyle) {
  const bool hasFrames = dynamic_cast<FramedFusion *>(QApplication::style()) != nullptr;
  if (scheme == ColourScheme::dark || scheme == ColourScheme::contrast) {
    if (!hasFrames) QApplication::setStyle(new FramedFusion);
    return;
  }
  const QString style = scheme == ColourScheme::light ? QStringLiteral("fusion") : systemStyle;
  if (hasFrames || QApplication::style()->name() != style) QApplication::setStyle(style);
}

} // namespace

void applyColourScheme(QApplication &application, ColourScheme scheme) {
  // What the desktop chose, kept from the first call on.
  static const QString systemStyle = QApplication::style()->name();
  const bool ours = scheme != ColourScheme::system;
  setStyle(scheme, systemStyle);
  const QPalette palette = scheme == ColourScheme::light      ? lightPalette()
                           : scheme == ColourScheme::dark     ? darkPalette()
                           : scheme == ColourScheme::contrast ? contrastPalette()
                                                              : QPalette();
  application.setPalette(palette);
  QToolTip::setPalette(ours ? palette : QApplication::palette("QTipLabel"));
}

bool isDark(const QPalette &palette) {
  return luminance(palette.color(QPalette::Active, QPalette::Text)) >
         luminance(palette.color(QPalette::Active, QPalette::Base));
}

bool isDark(const QWidget &widget) {
  return isDark(widget.palette());
}

const QColor &ThemeColours::of(dependence::VerdictKind kind) const {
  switch (kind) {
  case dependence::VerdictKind::legal:
    return legal;
  case dependence::VerdictKind::legalIf:
    return legalIf;
  case dependence::VerdictKind::illegal:
    return illegal;
  default:
    return unknown;
  }
}

const QColor &ThemeColours::of(model::Severity severity) const {
  switch (severity) {
  case model::Severity::error:
    return error;
  case model::Severity::warning:
    return warning;
  default:
    return note;
  }
}

const ThemeColours &themeColours(bool dark) {
  static const ThemeColours forLight = lightColours();
  static const ThemeColours forDark = darkColours();
  return dark ? forDark : forLight;
}

const ThemeColours &themeColours(const QWidget &widget) {
  return themeColours(isDark(widget));
}

double contrast(const QColor &one, const QColor &other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace warpgrain::views
