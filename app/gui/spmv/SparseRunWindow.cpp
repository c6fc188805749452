// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/spmv/SparseRunWindow.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "app/gui/workbench/Jobs.h"
#include "core/adaptive/matrix/PaperMatrices.h"
#include "core/adaptive/record/RecordingForm.h"
#include "core/base/Files.h"
#include "views/spmv/SparseRunView.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace warpgrain::gui {

namespace {

/// Names of matrices that can be made.
QStringList matrixNames() {
  QStringList out{QStringLiteral("uneven"), QStringLiteral("diagonal"), QStringLiteral("even"),
                  QStringLiteral("power-law"), QStringLiteral("empty-runs")};
  for (const adaptive::MatrixShape &shape : adaptive::paperMatrices())
    out.push_back(toQString(shape.name));
  return out;
}

Result<adaptive::Recording> recordingIn(const std::filesystem::path &file) {
  const auto text = readFile(file, adaptive::maximumRecordingBytes);
  if (!text) return std::unexpected(text.error());
  return adaptive::readRecording(*text);
}

} // namespace

SparseRunWindow::SparseRunWindow(Dialogs &dialogs, Jobs &jobs, QWidget *window)
    : QWidget(window), dialogs_(dialogs), jobs_(&jobs), matrix_(new QComboBox(this)),
      file_(new QPushButton(tr("&File…"), this)), scale_(new QDoubleSpinBox(this)), ranks_(new QSpinBox(this)),
      iterations_(new QSpinBox(this)), mapping_(new QComboBox(this)), run_(new QPushButton(tr("&Run"), this)),
      cancel_(new QPushButton(tr("&Cancel"), this)), open_(new QPushButton(tr("&Open Recording…"), this)),
      save_(new QPushButton(tr("&Save Recording…"), this)), progress_(new QProgressBar(this)),
      message_(new QLabel(this)), view_(new views::SparseRunView(this)), work_(this) {
  setObjectName(QStringLiteral("sparseRuns"));
  setWindowFlag(Qt::Window);
  setWindowTitle(tr("Sparse Products"));
  resize(1000, 720);
  message_->setObjectName(QStringLiteral("sparseRunMessage"));
  message_->setWordWrap(true);
  progress_->setRange(0, 0);
  progress_->setAccessibleName(tr("The product runs"));
  auto *layout = new QVBoxLayout(this);
  layout->addWidget(makeForm());
  layout->addWidget(progress_);
  layout->addWidget(message_);
  layout->addWidget(view_, 1);
  connect(file_, &QPushButton::clicked, this, &SparseRunWindow::chooseMatrix);
  connect(open_, &QPushButton::clicked, this, &SparseRunWindow::chooseRecording);
  connect(save_, &QPushButton::clicked, this, &SparseRunWindow::saveRecording);
  connect(run_, &QPushButton::clicked, this, &SparseRunWindow::run);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    if (isAsked_)
      jobs_->cancelOne(Jobs::multiplying, false);
    else
      work_.cancel();
  });
  connect(&jobs, &Jobs::changed, this, &SparseRunWindow::takeJobs);
  tell(tr("A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which "
          "rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded."));
  showState();
}

/// Nobody asks for what this window would have run any more.
SparseRunWindow::~SparseRunWindow() {
  if (!jobs_) return;
  jobs_->disconnect(this);
  if (isAsked_) jobs_->cancelOne(Jobs::multiplying, false);
}

QWidget *SparseRunWindow::makeForm() {
  matrix_->setObjectName(QStringLiteral("sparseMatrix"));
  matrix_->setEditable(true);
  matrix_->addItems(matrixNames());
  matrix_->setToolTip(tr("A matrix that is made up, or a file in Matrix Market's form"));
  scale_->setRange(0.001, 100);
  scale_->setDecimals(3);
  scale_->setValue(1);
  scale_->setToolTip(tr("So many times the rows and non-zeros, for a matrix that is no file"));
  ranks_->setObjectName(QStringLiteral("sparseRanks"));
  ranks_->setRange(1, 1024);
  ranks_->setValue(static_cast<int>(std::max(2U, std::min(8U, std::thread::hardware_concurrency()))));
  ranks_->setToolTip(tr("Processes, which mpirun starts on this machine"));
  iterations_->setObjectName(QStringLiteral("sparseIterations"));
  iterations_->setRange(1, 10'000'000);
  iterations_->setValue(1000);
  for (const std::string_view name : adaptive::mappingNames)
    mapping_->addItem(toQString(name));
  mapping_->setCurrentText(QStringLiteral("fitted"));
  mapping_->setToolTip(tr("How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, "
                          "non-zeros or steps of the merge path for each"));
  auto *form = new QWidget(this);
  auto *fields = new QHBoxLayout;
  const auto add = [&](const QString &text, QWidget *field) {
    auto *label = new QLabel(text, form);
    label->setBuddy(field);
    fields->addWidget(label);
    fields->addWidget(field);
  };
  add(tr("&Matrix:"), matrix_);
  fields->addWidget(file_);
  add(tr("Sca&le:"), scale_);
  add(tr("Ra&nks:"), ranks_);
  add(tr("&Iterations:"), iterations_);
  add(tr("Ma&pping:"), mapping_);
  fields->setStretch(1, 1);
  auto *buttons = new QHBoxLayout;
  for (QPushButton *button : {run_, cancel_, open_, save_})
    buttons->addWidget(button);
  buttons->addStretch(1);
  run_->setObjectName(QStringLiteral("runSparse"));
  cancel_->setObjectName(QStringLiteral("cancelSparse"));
  open_->setObjectName(QStringLiteral("openSparse"));
  save_->setObjectName(QStringLiteral("saveSparse"));
  auto *layout = new QVBoxLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(fields);
  layout->addLayout(buttons);
  return form;
}

void SparseRunWindow::chooseMatrix() {
  const QString chosen = dialogs_.chooseFile(this, tr("Matrix Market File"), {}, tr("Matrices (*.mtx);;All files (*)"));
  if (!chosen.isEmpty()) matrix_->setEditText(chosen);
}

void SparseRunWindow::chooseRecording() {
  const QString chosen =
      dialogs_.chooseFile(this, tr("Recording of a Sparse Product"), {}, tr("Recordings (*.json);;All files (*)"));
  if (!chosen.isEmpty()) openRecording(chosen);
}

void SparseRunWindow::openRecording(const QString &file) {
  if (work_.isRunning()) return;
  work_.start([path = toPath(file)](const CancellationToken &, const OneRun::Post &) { return recordingIn(path); },
              [this](Result<adaptive::Recording> answer, bool cancelled) { ended(std::move(answer), cancelled); });
  showState();
}

void SparseRunWindow::saveRecording() {
  const QString chosen =
      dialogs_.saveFile(this, tr("Save Recording"), toQString(recording_->matrix) + QStringLiteral(".json"));
  if (chosen.isEmpty()) return;
  work_.start(
      [recording = recording_, path = toPath(chosen)](const CancellationToken &, const OneRun::Post &) {
        return writeFileAtomically(path, adaptive::recordingText(*recording) + "\n");
      },
      [this, chosen](const Result<void> &written, bool) {
        tell(written ? tr("Saved as %1.").arg(chosen) : toQString(written.error().message));
        showState();
      });
  showState();
}

/// The ranks are started by mpirun, and end where it is cancelled.
void SparseRunWindow::run() {
  const QString matrix = matrix_->currentText().trimmed();
  if (matrix.isEmpty()) return tell(tr("Name a matrix, or choose a file."));
  workflow::SparseRunOrder order{.ranks = ranks_->value(), .threads = 1, .arguments = {}};
  order.arguments = {"--matrix",     toUtf8(matrix),
                     "--iterations", std::to_string(iterations_->value()),
                     "--mapping",    toUtf8(mapping_->currentText())};
  if (scale_->value() != 1) {
    order.arguments.emplace_back("--scale");
    order.arguments.push_back(toUtf8(QLocale::c().toString(scale_->value(), 'g', 6)));
  }
  isAsked_ = true;
  tell(tr("Waits until other jobs have ended."));
  const QPointer<SparseRunWindow> here(this);
  jobs_->multiply({.start = [this, order = std::move(order)] { begin(order); },
                   .cancel =
                       [here] {
                         if (here) here->work_.cancel();
                       }});
  showState();
}

void SparseRunWindow::begin(const workflow::SparseRunOrder &order) {
  isAsked_ = false;
  tell(tr("Running on %1 ranks…").arg(order.ranks));
  work_.start([order](const CancellationToken &cancel,
                      const OneRun::Post &) { return workflow::runSparseProduct(order, cancel); },
              [this](Result<adaptive::Recording> answer, bool cancelled) {
                ended(std::move(answer), cancelled);
                if (jobs_) jobs_->multiplied(!cancelled);
              });
  showState();
}

/// One that waited may have been taken out of the queue.
void SparseRunWindow::takeJobs() {
  if (!isAsked_ || jobs_->isWaiting(Jobs::multiplying)) return;
  isAsked_ = false;
  tell(tr("Cancelled."));
  showState();
}

void SparseRunWindow::ended(Result<adaptive::Recording> answer, bool isCancelled) {
  if (answer)
    present(std::make_shared<const adaptive::Recording>(std::move(*answer)));
  else
    tell(isCancelled ? tr("Cancelled.") : toQString(answer.error().message));
  showState();
}

void SparseRunWindow::present(std::shared_ptr<const adaptive::Recording> recording) {
  recording_ = std::move(recording);
  view_->setRecording(recording_);
  message_->hide();
}

void SparseRunWindow::tell(const QString &sentence) {
  message_->setText(sentence);
  message_->show();
}

void SparseRunWindow::showState() {
  const bool runs = work_.isRunning() || isAsked_;
  for (QWidget *field :
       std::initializer_list<QWidget *>{matrix_, file_, scale_, ranks_, iterations_, mapping_, run_, open_})
    field->setEnabled(!runs);
  cancel_->setEnabled(runs);
  save_->setEnabled(!runs && recording_ != nullptr);
  progress_->setVisible(runs);
}

} // namespace warpgrain::gui
