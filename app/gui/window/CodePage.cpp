// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/CodePage.h"

#include "app/gui/base/Texts.h"
#include "views/code/CodeView.h"
#include "views/shared/CoreText.h"

#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::gui {

namespace {

using build::CodeForm;

std::size_t instructionsIn(const build::CodeListing &listing, const model::File &file) {
  return static_cast<std::size_t>(std::ranges::count_if(listing.lines, [&](const build::CodeLine &line) {
    return line.instruction && placeIn(line, file.path) != nullptr;
  }));
}

/// The file that most of the code comes from; the main file where none of it has a place.
const model::File &shownFile(const build::CodeListing &listing, const model::Unit &unit) {
  return *std::ranges::max_element(unit.files, {},
                                   [&](const model::File &file) { return instructionsIn(listing, file); });
}

views::ShownCode shownCode(const session::KernelCode &kernel, const build::CodeListing &listing,
                           const model::Unit &unit, const transform::Texts &texts) {
  const model::File &file = shownFile(listing, unit);
  views::ShownCode out{.form = listing.form,
                       .kernel = toQString(kernel.resources.name),
                       .registers = static_cast<int>(kernel.resources.registersPerThread),
                       .source = toQString(transform::textIn(texts, file)),
                       .lines = codeByLine(listing, file.path),
                       .code = {}};
  out.code.reserve(listing.lines.size());
  for (const build::CodeLine &line : listing.lines) {
    const build::CodePlace *place = placeIn(line, file.path);
    views::ShownInstruction &shown = out.code.emplace_back();
    shown.text = toQString(line.text);
    shown.isInstruction = line.instruction.has_value();
    shown.sourceLine = place != nullptr ? static_cast<int>(place->line) : 0;
    if (line.liveRegisters) shown.liveRegisters = static_cast<int>(*line.liveRegisters);
  }
  return out;
}

} // namespace

CodePage::CodePage(Workbench &workbench, QWidget *parent)
    : QWidget(parent), workbench_(workbench), controller_(workbench.newParser()), view_(new views::CodeView(this)) {
  setObjectName(QStringLiteral("codePage"));
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(view_);
  connect(&workbench_, &Workbench::shownChanged, this, &CodePage::refresh);
  connect(&workbench_, &Workbench::architectureChanged, this, &CodePage::refresh);
  connect(&workbench_, &Workbench::toolkitFound, this, &CodePage::refresh);
  connect(&workbench_, &Workbench::workChanged, this, &CodePage::refresh); // a folder may be trusted now
  connect(&controller_, &CodeController::begun, this, [this] {
    answer_.reset();
    view_->setNote({});
    view_->setMessage(tr("Compiling with line numbers…"));
  });
  connect(&controller_, &CodeController::answered, this, &CodePage::take);
  connect(view_, &views::CodeView::wanted, this, [this] {
    if (workbench_.jobs().isTrusted()) refresh();
  });
  connect(view_, &views::CodeView::formChosen, this, [this](CodeForm form) {
    form_ = form;
    showKernel();
  });
  connect(view_, &views::CodeView::kernelChosen, this, [this](int index) {
    kernel_ = index;
    showKernel();
  });
}

void CodePage::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  refresh();
}

bool CodePage::isTrusted() const {
  return std::ranges::all_of(workbench_.foldersToTrust(),
                             [this](const auto &folder) { return workbench_.trust().isTrusted(folder); });
}

QString CodePage::obstacle() const {
  const ShownVariant &shown = workbench_.shown();
  if (!shown.unit) return tr("Choose a kernel: what the compiler makes of each of its lines is shown here.");
  const session::Variant &variant = shown.variant;
  const bool isRefused = !variant.verdict.allows() || variant.status == session::VariantStatus::failed;
  if (!variant.byHand && isRefused) return tr("There is no text to compile. %1").arg(views::textOfCore(variant.reason));
  if (workbench_.toolkit() == nullptr) return tr("Looking for the CUDA toolkit…");
  return {};
}

void CodePage::refresh() {
  if (!isVisible()) return;
  const ShownVariant &shown = workbench_.shown();
  if (const QString reason = obstacle(); !reason.isEmpty()) {
    controller_.drop();
    answer_.reset();
    view_->setNote({});
    view_->setMessage(reason);
    return;
  }
  if (!isTrusted()) {
    controller_.drop();
    answer_.reset();
    view_->setNote({});
    view_->setMessage(
        tr("nvcc makes the code. It follows the flags of this folder, which can make it start programs, so "
           "nothing is compiled before you say that you trust the folder."),
        tr("Compile"));
    return;
  }
  unit_ = shown.unit;
  controller_.ask(
      {.subject = {.analysis = shown.analysis, .kernel = shown.kernel, .architecture = workbench_.architecture()},
       .plan = shown.variant.plan,
       .byHand = shown.variant.byHand});
}

void CodePage::take(const CodePointer &answer) {
  if (answer == answer_) return;
  answer_ = answer;
  kernel_ = 0;
  if (!answer->code) {
    view_->setNote({});
    view_->setMessage(views::textOfCore(answer->code.error().message));
    answer_.reset();
    return;
  }
  QStringList names;
  for (const session::KernelCode &kernel : answer->code->kernels)
    names << toQString(kernel.resources.name);
  view_->setKernels(names, kernel_);
  showKernel();
}

void CodePage::showKernel() {
  if (!answer_ || !unit_ || unit_->files.empty()) return;
  const auto &kernels = answer_->code->kernels;
  if (kernel_ < 0 || static_cast<std::size_t>(kernel_) >= kernels.size()) return;
  const session::KernelCode &kernel = kernels[static_cast<std::size_t>(kernel_)];
  const bool isSass = form_ == CodeForm::sass && kernel.sass;
  QStringList notes;
  if (form_ == CodeForm::sass && !kernel.sass) notes << views::textOfCore(kernel.sass.error().message);
  for (const std::string &note : answer_->code->notes)
    notes << views::textOfCore(note);
  view_->setNote(notes.join(u' '));
  view_->setForm(isSass ? CodeForm::sass : CodeForm::ptx);
  view_->setCode(shownCode(kernel, isSass ? *kernel.sass : kernel.ptx, *unit_, answer_->texts));
}

} // namespace warpgrain::gui
